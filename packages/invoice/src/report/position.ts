import type { Finding } from '../finding';
import type { Profile } from '../profile';
import { normalize } from '../reading/element';
import type { PositionFault } from '../rules/facturx/positions';
import { elementSlots, faultKind, faultMessage, faultPlace, faultTerms } from './fault';
import { sentence, type Sentence, type Slots } from './sentence';
import { termsAt } from './terms';

function messageOf(
  fault: PositionFault,
  { name: profile, facturX }: Pick<Profile, 'name' | 'facturX'>,
  language: string,
): string {
  const { element, rule } = fault;
  const names = elementSlots(element);
  const say = (kind: Sentence, slots: Slots = {}) =>
    sentence(kind, { ...names, profile, ...slots }, language);
  switch (rule) {
    case 'unknown-element':
      return say(facturX === 'x' ? 'unknown-position-of-highest' : 'unknown-position');
    case 'unknown-kind':
      return say(rule);
    case 'unknown-attribute':
      return say('unknown-attribute-of-profile', { name: fault.attribute });
    case 'wrong-code':
      return say(rule, { value: normalize(element.value) });
    case 'wrong-attribute':
      return say('wrong-code', {
        element: `${names.element}/@${fault.attribute}`,
        value: element.attribute(fault.attribute) ?? '',
      });
    default:
      return `${profile}: ${faultMessage(fault, language)}`;
  }
}

/** A position that breaks the profile, as a finding that is named by the place. */
export function positionFinding(
  fault: PositionFault,
  profile: Pick<Profile, 'name' | 'facturX'>,
  language: string,
): Finding {
  const { element, rule } = fault;
  const attribute = 'attribute' in fault ? fault.attribute : undefined;
  const isOwn = rule === 'wrong-code' || rule === 'unknown-kind';
  const isCode = rule === 'wrong-code' || rule === 'wrong-attribute';
  const found = attribute === undefined ? normalize(element.value) : element.attribute(attribute);
  return {
    ruleSet: 'facturx',
    ...faultPlace(fault),
    kind: isCode ? 'code' : isOwn ? 'unused' : faultKind(fault),
    ...(found === undefined || element.children.length > 0 ? {} : { found }),
    terms: isOwn ? [...termsAt(element.path)] : faultTerms(fault),
    message: messageOf(fault, profile, language),
  };
}
