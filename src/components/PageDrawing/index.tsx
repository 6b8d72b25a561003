import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import type { DrawingModel, DrawnText } from '@site/src/facts/drawings';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';
import { Cues, Fields, Label, Rows } from './parts';
import styles from './styles.module.css';

const t = pageTexts(messages);

/** Actions above a page, or buttons below a dialog. */
function Actions({
  actions,
  className,
}: {
  readonly actions: readonly DrawnText[];
  readonly className: string | undefined;
}): ReactNode {
  return (
    actions.length > 0 && (
      <ul className={className}>
        {actions.map((action) => (
          <li key={action.text}>
            <Label {...action} />
          </li>
        ))}
      </ul>
    )
  );
}

/** Every caption of the drawing that can have a number or another language. */
function captionsOf({ actions, tabs, tables, cues, buttons }: DrawingModel): DrawnText[] {
  return [
    ...actions,
    ...buttons,
    ...[...tabs.flatMap(({ fields }) => fields), ...cues].map(({ label }) => label),
    ...tables.flatMap(({ title, columns }) => [...columns, ...(title ? [title] : [])]),
  ];
}

/**
 * A schematic drawing of one of the add-on's pages, as text: `<PageDrawing page="target-list" />`.
 * Captions come from the model; numbers are those of the steps on the page.
 */
export default function PageDrawing({ model }: { readonly model: DrawingModel }): ReactNode {
  const { title, notice, question, actions, tabs, tables, cues, buttons } = model;
  const id = useId();
  const captions = captionsOf(model);
  const isNumbered = captions.some(({ step }) => step !== undefined);
  return (
    <figure className={styles.figure} aria-labelledby={`${id}caption`} data-search-noindex="">
      <input className={clsx(styles.toggle, 'screen-only')} type="checkbox" id={`${id}other`} />
      <div
        className={clsx(
          styles.page,
          question && styles.dialog,
          model.cutBelow && styles.cutBelow,
          model.cutBeside && styles.cutBeside,
        )}
        translate="no"
      >
        <p className={styles.title}>{title}</p>
        {notice && <p className={styles.notice}>{notice}</p>}
        {question && <p className={styles.question}>{question}</p>}
        <Actions actions={actions} className={styles.actions} />
        {cues.length > 0 && <Cues cues={cues} />}
        {tabs.map((tab, index) => (
          <div key={tab.title ?? index} className={styles.tab}>
            {tab.title && <p className={styles.tabTitle}>{tab.title}</p>}
            <Fields fields={tab.fields} />
          </div>
        ))}
        {tables.map((table, index) => (
          <div key={table.title?.text ?? index} className={styles.tab}>
            {table.title && (
              <p className={styles.tabTitle}>
                <Label {...table.title} />
              </p>
            )}
            <Rows columns={table.columns} caption={table.title?.text ?? title} />
          </div>
        ))}
        <Actions actions={buttons} className={styles.buttons} />
      </div>
      <figcaption id={`${id}caption`} className={styles.caption}>
        <span>{t('caption', { title })}</span>
        {isNumbered && <span> {t('numbers')}</span>}
      </figcaption>
      {captions.some(({ other }) => other !== undefined) && (
        <label className={clsx(styles.caption, 'screen-only')} htmlFor={`${id}other`}>
          {t('other', { language: model.otherLanguage.name })}
        </label>
      )}
    </figure>
  );
}
