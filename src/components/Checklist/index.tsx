import { useStorageSlot } from '@docusaurus/theme-common';
import { useMemo, type ReactNode } from 'react';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';
import styles from './styles.module.css';
import { readTicks, TicksContext, type Ticks } from './ticks';

const t = pageTexts(messages);

interface Props {
  /** Name under which the ticks are kept. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Points to tick; the ticks stay in this browser: `<Checklist name="go-live">`. */
export default function Checklist({ name, children }: Props): ReactNode {
  const [stored, slot] = useStorageSlot(`edocument.checklist.${name}`);
  const ticks = useMemo<Ticks>(() => {
    return {
      name,
      ids: readTicks(stored),
      set: (id, ticked) => {
        // Read afresh: ticks from before the hydration come in one go, ahead of the stored ones.
        const others = readTicks(slot.get()).filter((other) => other !== id);
        slot.set(JSON.stringify(ticked ? [...others, id] : others));
      },
    };
  }, [name, stored, slot]);
  const clear = () => {
    // The button is disabled then, and would drop the focus.
    document.getElementsByName(name)[0]?.focus();
    slot.del();
  };
  return (
    <TicksContext.Provider value={ticks}>
      {children}
      <p className={styles.state}>
        <span role="status">{t('state', { count: ticks.ids.length })}</span>{' '}
        <button
          type="button"
          className="button button--secondary button--sm"
          disabled={ticks.ids.length === 0}
          onClick={clear}
        >
          {t('clear')}
        </button>
      </p>
    </TicksContext.Provider>
  );
}
