declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@generated/upstream/default/dates.json' {
  const patterns: import('./upstream/date-patterns').DatePatterns;
  export default patterns;
}
