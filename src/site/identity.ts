import { booleanSetting, emailSetting, urlSetting } from './environment';

/**
 * Names and addresses of the product, in one place. Every address can be set in the environment;
 * the defaults are placeholders.
 */
export const identity = {
  productName: 'eDocument',
  companyName: 'Example Company',
  /** Address of the published site; sitemap, canonical links and feeds use it. */
  siteUrl: urlSetting('SITE_URL', 'https://docs.example.com'),
  /** External home page of the product; the logo leads there. */
  productHomeUrl: urlSetting('PRODUCT_HOME_URL', 'https://www.example.com/edocument'),
  /** External home page of the company, in the footer. */
  companyHomeUrl: urlSetting('COMPANY_HOME_URL', 'https://www.example.com'),
  /** Source repository; edit links and reports lead there. */
  repositoryUrl: urlSetting('REPOSITORY_URL', 'https://git.example.com/edocument/docs'),
  /** Address for readers who report a mistake without an account. */
  feedbackEmail: emailSetting('FEEDBACK_EMAIL', 'docs@example.com'),
  /** Offer the handbook as PDF; `npm run pdf` writes it into the finished build. */
  offersHandbookPdf: booleanSetting('HANDBOOK_PDF', false),
  /** Follow the reader's system colour mode until a mode is chosen. */
  followsSystemColorMode: booleanSetting('FOLLOW_SYSTEM_COLOR_MODE', false),
} as const;
