import React, { type ReactNode } from 'react';

/** Outlines on a grid of 20 units. */
const PATHS = {
  search: 'M13.5 13.5 18 18M8.5 15a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z',
  wait: 'M10 2a8 8 0 0 1 8 8',
  page: 'M5 2h7l4 4v12H5zM12 2v4h4',
  heading: 'M7 3 5.5 17M14.5 3 13 17M3.5 7.5h13M3 12.5h13',
  text: 'M3 5h14M3 10h14M3 15h9',
  recent: 'M10 5.5V10l3 2M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z',
  star: 'm10 2.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3L10 14.6l-4.6 2.5.9-5.3L2.5 8.1l5.2-.7z',
  remove: 'm5 5 10 10M15 5 5 15',
  error: 'M10 6v5m0 2.5v.5M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z',
  enter: 'M16 4v5a2 2 0 0 1-2 2H4m4-4-4 4 4 4',
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12m-5-5 5 5 5-5',
} as const;

/** A decorative icon in the colour of the text. */
export default function Icon({ name }: { readonly name: keyof typeof PATHS }): ReactNode {
  return (
    <svg
      className="DocSearch-Icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
