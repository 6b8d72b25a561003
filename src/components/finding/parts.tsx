import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import { termRoute } from '@site/src/facts/entity-routes';
import type { Finding } from '@site/src/desk/finding';
import { pageTexts } from '@site/src/locales/page-texts';
import type { Severity } from 'edocument-invoice';
import CellView from '../table/CellView';
import { messages } from './messages';

const t = pageTexts(messages);

const TONES = { fatal: 'danger', warning: 'warning', information: 'info' } as const;

export const severityName = (severity: Severity): string => t(`severity.${severity}`);

/** A link that leaves the result where it is: handbook and result stay beside each other. */
export function NewTab({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} target="_blank">
      {children}
    </Link>
  );
}

export function SeverityBadge({ severity }: { readonly severity: Severity }): ReactNode {
  return <CellView cell={{ badge: severityName(severity), tone: TONES[severity] }} />;
}

interface PartProps {
  readonly label: string;
  readonly items: readonly ReactNode[];
}

/** A name and its values, a line each, in a `<dl>`; nothing without values. */
export function Part({ label, items }: PartProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {items.map((item, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {item}
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

/** The terms of a finding, each with the way to its page. */
export function Terms({ terms }: Pick<Finding<unknown>, 'terms'>): ReactNode {
  return (
    <Part
      label={t('term')}
      items={terms.map(({ id, name }) => (
        <>
          <NewTab to={termRoute(id)}>{id}</NewTab> {name}
        </>
      ))}
    />
  );
}
