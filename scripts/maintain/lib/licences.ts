import satisfies from 'spdx-satisfies';
// They allow use in a site of any kind, some of them with attribution.
import permissive from './permissive-licences.json';

/** Packages whose licence was read by a person, with what was found. */
const REVIEWED: Readonly<Record<string, string>> = {
  lightningcss: 'MPL-2.0; runs during the build, no part of it is published',
  'require-like': 'names no licence in its manifest; its file "License" is MIT',
};

/** A component of a CycloneDX bill of materials, as npm writes it. */
export interface Component {
  name: string;
  version: string;
  licenses?: readonly { expression?: string; license?: { id?: string; name?: string } }[];
  properties?: readonly { name: string; value: string }[];
}

/** SPDX expression of a component's licence, or "unknown". */
export function licenceOf({ licenses = [] }: Component): string {
  const names = licenses.map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name,
  );
  return names.filter(Boolean).join(' AND ') || 'unknown';
}

/** True for a component that builds the site or ships to readers, and is no tool of developers. */
export function isProduction({ properties = [] }: Component): boolean {
  return !properties.some(({ name }) => name === 'cdx:npm:package:development');
}

/**
 * Components of which readers get a part, as the build has recorded them, whatever list they are in.
 *
 * @param bundled `name@version` each
 */
export function shipped(components: readonly Component[], bundled: readonly string[]): Component[] {
  return components.filter(({ name, version }) => bundled.includes(`${name}@${version}`));
}

/** True when the whole SPDX expression can be met with permissive licences alone. */
function isPermissive(expression: string): boolean {
  try {
    return satisfies(expression, permissive);
  } catch {
    // No SPDX expression, such as "SEE LICENSE IN …".
    return false;
  }
}

/** Components, one line each, whose licence is not permissive and was not reviewed. */
export function doubtfulLicences(components: readonly Component[]): string[] {
  return components
    .filter((part) => !isPermissive(licenceOf(part)) && !reviewed(part))
    .map((part) => `${part.name}@${part.version}: licence ${licenceOf(part)} is not permissive.`);
}

/** Builds of a package for one system, such as `lightningcss-linux-x64-gnu`, share its licence. */
function reviewed({ name }: Component): boolean {
  return Object.keys(REVIEWED).some((known) => name === known || name.startsWith(`${known}-`));
}
