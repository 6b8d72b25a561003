/**
 * Headers and redirects of every host: the one source from which
 * `postbuild/hosting` writes the configuration of nginx, Netlify,
 * Cloudflare Pages and the `<meta>` policy for hosts without headers.
 */

import { workerPath } from '../../src/offline/protocol';
import { defaultLocale, localeBaseUrl, localeIds, translations } from '../../src/locales';
import { localizedRedirects, type Redirect } from '../../src/facts/page-redirects';

/** Sources of one directive of the Content-Security-Policy. */
export type Sources = readonly string[];

export interface CachingClass {
  readonly name: string;
  /** Regular expression (PCRE and JavaScript) over the path. */
  readonly pattern: string;
  /** The same paths as prefixes with `*`, for hosts without regular expressions. */
  readonly globs: readonly string[];
  /** Value of Cache-Control. */
  readonly value: string;
}

export interface HostingPolicy {
  /** Directives by name; hashes and search hosts are added from the build and the settings. */
  readonly csp: Readonly<Record<string, Sources>>;
  /** Most inline `style` attributes with different values that the pages may contain. */
  readonly maxStyleAttributes: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The first class that matches counts. */
  readonly caching: readonly CachingClass[];
  /** Cache-Control of everything else: kept, and asked for anew each time. */
  readonly revalidate: string;
  readonly redirects: readonly Redirect[];
  /** Prefix of the default locale, which its pages do not have. */
  readonly superfluousPrefix: string;
}

const browserFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Matches the prefix of any locale, or nothing for the default one. */
const localePrefix = `(?:${translations.map((id) => `/${id}`).join('|')})?`;

export const hostingPolicy: HostingPolicy = {
  csp: {
    // Browsers judge <link rel="prefetch"> by it, which brings the code of the next page.
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'frame-src': ["'none'"],
    // Infima draws its arrows and the close button as data: images in the style sheet.
    'img-src': ["'self'", 'data:'],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'worker-src': ["'self'"],
  },
  // Docusaurus itself writes two: on the sprite of its icons, and with the colours of the announcement.
  maxStyleAttributes: 3,
  headers: {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': browserFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // frame-ancestors says the same; this is for what reads only the old header.
    'X-Frame-Options': 'DENY',
  },
  caching: [
    {
      name: 'hashed',
      // The file name contains a hash of its content; the manifest of the search index does not.
      pattern: `^${localePrefix}/assets/.+[.-][0-9a-f]{8,32}[.][a-z0-9]+$`,
      globs: localeIds
        .map(localeBaseUrl)
        .flatMap((base) =>
          ['js', 'css', 'fonts', 'images', 'files', 'search', 'offline'].map(
            (kind) => `${base}assets/${kind}/*`,
          ),
        ),
      value: 'public, max-age=31536000, immutable',
    },
    {
      // A browser that had an old one for long would keep an old handbook.
      name: 'worker',
      pattern: '^/offline-[a-zA-Z-]+[.]js$',
      globs: localeIds.map(workerPath),
      value: 'no-cache',
    },
  ],
  revalidate: 'no-cache',
  redirects: [{ from: '/security.txt', to: '/.well-known/security.txt' }, ...localizedRedirects()],
  superfluousPrefix: `/${defaultLocale}`,
};

/**
 * Hosts that hosted search calls, as sources for connect-src: the search hosts of the application
 * (https://www.algolia.com/doc/rest-api/search/) and the analytics host.
 */
export function hostedSearchSources(appId: string): Sources {
  const hosts = [
    `${appId}-dsn.algolia.net`,
    `${appId}.algolia.net`,
    ...[1, 2, 3].map((i) => `${appId}-${i}.algolianet.com`),
    'insights.algolia.io',
  ];
  return hosts.map((host) => `https://${host.toLowerCase()}`);
}
