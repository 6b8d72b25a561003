import type { Finding } from '../finding';
import { inLanguage, type Localized } from '../language';
import type { Profile } from '../profile';
import { normalize, type XmlElement } from '../reading/element';
import type { PositionFault } from '../rules/facturx/positions';
import { faultKind, faultMessage, faultPlace, faultTerms } from './fault';
import { termsAt } from './terms';

interface Words {
  unused: (element: string, parent: string, profile: string, isHighest: boolean) => string;
  unusedKind: (element: string, parent: string, profile: string) => string;
  unusedAttribute: (element: string, name: string, profile: string) => string;
  code: (element: string, value: string, profile: string) => string;
  required: (sentence: string, profile: string) => string;
}

const WORDS: Localized<Words> = {
  'en-GB': {
    unused: (element, parent, profile, isHighest) =>
      `${profile} has no ${element} in ${parent}. Leave it out${isHighest ? '' : ', or choose a higher profile'}.`,
    unusedKind: (element, parent, profile) =>
      `${profile} has no ${element} of this kind in ${parent}. Correct its code, or leave it out.`,
    unusedAttribute: (element, name, profile) =>
      `${profile} has no attribute ${name} at ${element}. Leave it out.`,
    code: (element, value, profile) =>
      `${element} has the value "${value}", which is not in the code list of ${profile}.`,
    required: (sentence, profile) => `${profile}: ${sentence}`,
  },
  'de-DE': {
    unused: (element, parent, profile, isHighest) =>
      `${profile} kennt ${element} in ${parent} nicht. Lassen Sie es weg${isHighest ? '' : ', oder wählen Sie ein höheres Profil'}.`,
    unusedKind: (element, parent, profile) =>
      `${profile} kennt ${element} dieser Art in ${parent} nicht. Berichtigen Sie den Code, oder lassen Sie es weg.`,
    unusedAttribute: (element, name, profile) =>
      `${profile} kennt das Attribut ${name} an ${element} nicht. Lassen Sie es weg.`,
    code: (element, value, profile) =>
      `${element} hat den Wert „${value}“, der nicht in der Codeliste von ${profile} steht.`,
    required: (sentence, profile) => `${profile}: ${sentence}`,
  },
};

const tag = ({ name }: XmlElement) => `<${name}>`;

function messageOf(
  fault: PositionFault,
  { name: profile, facturX }: Pick<Profile, 'name' | 'facturX'>,
  language: string,
): string {
  const words = inLanguage(WORDS, language);
  const { element } = fault;
  switch (fault.rule) {
    case 'unknown-element':
      return words.unused(tag(element), tag(element.parent ?? element), profile, facturX === 'x');
    case 'unknown-kind':
      return words.unusedKind(tag(element), tag(element.parent ?? element), profile);
    case 'unknown-attribute':
      return words.unusedAttribute(tag(element), fault.attribute, profile);
    case 'wrong-code':
      return words.code(tag(element), normalize(element.value), profile);
    case 'wrong-attribute':
      return words.code(
        `${tag(element)}/@${fault.attribute}`,
        element.attribute(fault.attribute) ?? '',
        profile,
      );
    default:
      return words.required(faultMessage(fault, language), profile);
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
