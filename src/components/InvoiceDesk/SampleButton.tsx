import useBaseUrl from '@docusaurus/useBaseUrl';
import { useState, type ReactNode } from 'react';
import { pageTexts } from '@site/src/locales/page-texts';
import Button from '../tool/Button';
import { breakSample } from './broken-sample';
import { messages } from './messages';
import type { Input } from './useInvoiceCheck';

const t = pageTexts(messages);

/** Checks a sample that has mistakes, for whoever has no invoice at hand. */
export default function SampleButton({
  onInput,
}: {
  readonly onInput: (inputs: readonly Input[]) => void;
}): ReactNode {
  const address = useBaseUrl('/samples/standard.ubl.xml');
  const [isMissing, setIsMissing] = useState(false);
  const onClick = () => {
    setIsMissing(false);
    fetch(address)
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        onInput([{ name: t('sample'), source: breakSample(await response.text()) }]);
      })
      .catch(() => setIsMissing(true));
  };
  return (
    <>
      <Button onClick={onClick}>{t('trySample')}</Button>
      {isMissing && <span role="alert"> {t('sampleMissing')}</span>}
    </>
  );
}
