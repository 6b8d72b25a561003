import { createContext } from 'react';

/** Gives the ids of a tab and its panel from the value of the tab. */
export const TabIds = createContext((value: string) => ({ tab: value, panel: `${value}-panel` }));
