import type { ComponentPropsWithRef, ReactNode } from 'react';
import clsx from 'clsx';

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'> {
  /** The one that a reader should press. */
  readonly isPrimary?: boolean;
  readonly isSmall?: boolean;
}

/** A button of a tool. */
export default function Button({
  isPrimary = false,
  isSmall = false,
  ...button
}: ButtonProps): ReactNode {
  const look = isPrimary ? 'button--primary' : 'button--secondary';
  return (
    <button type="button" className={clsx('button', look, isSmall && 'button--sm')} {...button} />
  );
}
