import Translate from '@docusaurus/Translate';
import { useStorageSlot } from '@docusaurus/theme-common';
import { useMemo, type ReactNode } from 'react';
import styles from './styles.module.css';
import { readTicks, TicksContext, type Ticks } from './ticks';

interface Props {
  /** Name under which the ticks are kept. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Points to tick; the ticks stay in this browser: `<Checklist name="go-live">`. */
export default function Checklist({ name, children }: Props): ReactNode {
  const [stored, slot] = useStorageSlot(`edocument.checklist.${name}`);
  const ticks = useMemo<Ticks>(() => {
    const ids = readTicks(stored);
    return {
      ids,
      set: (id, ticked) => {
        const others = ids.filter((other) => other !== id);
        slot.set(JSON.stringify(ticked ? [...others, id] : others));
      },
    };
  }, [stored, slot]);
  return (
    <TicksContext.Provider value={ticks}>
      {children}
      <p className={styles.state}>
        <span role="status">
          <Translate id="site.checklist.state" values={{ count: ticks.ids.length }}>
            {'Points ticked: {count}. The ticks stay in this browser.'}
          </Translate>
        </span>{' '}
        <button
          type="button"
          className="button button--secondary button--sm"
          disabled={ticks.ids.length === 0}
          onClick={() => slot.del()}
        >
          <Translate id="site.checklist.clear">Clear all ticks</Translate>
        </button>
      </p>
    </TicksContext.Provider>
  );
}
