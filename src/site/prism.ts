import { themes, type PrismTheme } from 'prism-react-renderer';

interface PrismConfig {
  theme: PrismTheme;
  darkTheme: PrismTheme;
  additionalLanguages: string[];
}

export const prism = {
  theme: themes.github,
  darkTheme: themes.vsDark,
  additionalLanguages: [],
} satisfies PrismConfig;
