/** Shortens the wildcards of a path: `/*:Invoice[namespace-uri()='…'][1]` becomes `/Invoice[1]`. */
export function shortPlace(place: string): string {
  return place
    .slice(0, 4000)
    .replace(/\[namespace-uri\(\)\s*=\s*(?:'[^']*'|"[^"]*")\]/g, '')
    .replace(/Q\{[^}]*\}/g, '')
    .replace(/\/\*:/g, '/')
    .replace(/\*\[local-name\(\)\s*=\s*['"]([^'"]*)['"]\]/g, '$1')
    .replace(/\[1\]/g, '')
    .trim()
    .slice(0, 300);
}
