import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import { termRoute } from '@site/src/facts/entity-routes';
import type { Severity } from 'edocument-invoice';
import CellView from '../FilterableTable/CellView';
import { labels, severityName } from './texts';

const TONES = { fatal: 'danger', warning: 'warning', information: 'info' } as const;

/** A link that leaves the result where it is: it would be gone with this page. */
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

interface FindingPartsProps {
  readonly remedy?: string | undefined;
  readonly fields: readonly { readonly text: string; readonly to?: string | undefined }[];
  readonly terms: readonly { readonly id: string; readonly name: string }[];
}

/** What to do about a finding, in which field, and which terms it is about. */
export function FindingParts({ remedy, fields, terms }: FindingPartsProps): ReactNode {
  const { remedy: remedyLabel, field, where, term } = labels();
  const isField = fields.some(({ to }) => to?.includes('#') ?? true);
  return (
    <>
      <Part label={remedyLabel} items={remedy ? [remedy] : []} />
      <Part
        label={isField ? field : where}
        items={fields.map(({ text, to }) => (to ? <NewTab to={to}>{text}</NewTab> : text))}
      />
      <Part
        label={term}
        items={terms.map(({ id, name }) => (
          <>
            <NewTab to={termRoute(id)}>{id}</NewTab> {name}
          </>
        ))}
      />
    </>
  );
}
