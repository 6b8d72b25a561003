import { useEffect, useId, type ComponentProps, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import tool from '../tool.module.css';

interface TextBoxProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'ref'> {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  readonly help: string;
  readonly isHelpAbove?: boolean;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** The box that a text is typed or pasted into. */
export default function TextBox({
  box,
  label,
  help,
  isHelpAbove = false,
  className,
  onText,
  ...props
}: TextBoxProps): ReactNode {
  const id = useId();
  useEffect(() => {
    // React does not see what was entered before hydration.
    const entered = box.current?.value;
    if (entered) onText(entered);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  const helpText = (
    <p id={`${id}help`} className={tool.help}>
      {help}
    </p>
  );
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {isHelpAbove && helpText}
      <textarea
        ref={box}
        id={id}
        className={clsx(tool.input, className)}
        onChange={({ target }) => onText(target.value)}
        aria-describedby={`${id}help`}
        // Browsers bring back what was typed when a page is opened again.
        autoComplete="off"
        spellCheck={false}
        {...props}
      />
      {!isHelpAbove && helpText}
    </>
  );
}
