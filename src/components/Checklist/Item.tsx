import { useContext, useId, type ReactNode } from 'react';
import { useEarlyInput } from '@site/src/hooks/useEarlyInput';
import styles from './styles.module.css';
import { TicksContext } from './ticks';

interface Props {
  /** Unique in its list, and the same in every language. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A point of a checklist. */
export default function ChecklistItem({ id, children }: Props): ReactNode {
  const { name, ids, set } = useContext(TicksContext);
  const inputId = useId();
  const itemRef = useEarlyInput<HTMLDivElement>(({ checked = false }) => set(id, checked));
  return (
    <div className={styles.item} ref={itemRef}>
      <input
        id={inputId}
        type="checkbox"
        name={name}
        checked={ids.includes(id)}
        onChange={({ currentTarget }) => set(id, currentTarget.checked)}
      />
      <label className={styles.task} htmlFor={inputId}>
        {children}
      </label>
    </div>
  );
}
