import type { ReactNode } from 'react';
import type { FoldedNote } from '@site/src/desk/check/protocol';
import { pageTexts } from '@site/src/locales/page-texts';
import { Part, Terms } from '../finding/parts';
import parts from '../finding/styles.module.css';
import CellView from '../table/CellView';
import tool from '../tool.module.css';
import { messages } from './result-messages';
import { placeText } from './texts';

const t = pageTexts(messages);

function NoteView({ note }: { readonly note: FoldedNote }): ReactNode {
  const { message, evidence, sure, terms, places } = note;
  return (
    <li className={parts.part}>
      <p>
        <CellView cell={{ badge: t('note.badge'), tone: 'neutral' }} /> <strong>{message}</strong>
      </p>
      <dl className={tool.parts}>
        <Part label={t('note.sure')} items={[sure]} />
        <Part label={t('note.evidence')} items={[evidence]} />
        <Terms terms={terms} />
      </dl>
      <ul className="clean-list">
        {places.map((place, index) => (
          <li key={index}>
            {placeText(place)}: <code translate="no">{place.value}</code>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Values that are formally right and probably not meant: never an error, and no part of the verdict. */
export default function NotesView({ notes }: { readonly notes: readonly FoldedNote[] }): ReactNode {
  if (notes.length === 0) return null;
  return (
    <section>
      <h4>{t('notes.title')}</h4>
      <p>{t('notes.help')}</p>
      <ul className="clean-list">
        {notes.map((note) => (
          <NoteView key={note.id} note={note} />
        ))}
      </ul>
    </section>
  );
}
