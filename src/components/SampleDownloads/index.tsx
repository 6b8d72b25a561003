import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import {
  SAMPLE_NAMES,
  sampleFileName,
  samplePath,
  SYNTAXES,
  type SampleName,
  type Syntax,
} from '../../samples/catalogue';
import { stringsFor } from './strings';

const SYNTAX_NAMES: Record<Syntax, string> = { ubl: 'UBL', cii: 'CII' };

/** Anchor of a row, the same in every language. */
function rowId(name: SampleName): string {
  return `sample-${name}`;
}

/** Table of the sample invoices with the files to download in both syntaxes. */
export default function SampleDownloads(): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const brokenLinks = useBrokenLinks();
  const strings = stringsFor(i18n.currentLocale);
  SAMPLE_NAMES.forEach((name) => brokenLinks.collectAnchor(rowId(name)));

  return (
    <table>
      <caption>{strings.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{strings.invoice}</th>
          <th scope="col">{strings.shows}</th>
          {SYNTAXES.map((syntax) => (
            <th key={syntax} scope="col">
              {SYNTAX_NAMES[syntax]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SAMPLE_NAMES.map((name) => {
          const { number, title, shows } = strings.samples[name];
          return (
            <tr key={name} id={rowId(name)}>
              <th scope="row">
                {title} ({number})
              </th>
              <td>{shows}</td>
              {SYNTAXES.map((syntax) => (
                <td key={syntax}>
                  <a
                    href={withBaseUrl(samplePath(name, syntax))}
                    download
                    aria-label={strings.download(
                      SYNTAX_NAMES[syntax],
                      sampleFileName(name, syntax),
                    )}
                  >
                    {SYNTAX_NAMES[syntax]}
                  </a>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
