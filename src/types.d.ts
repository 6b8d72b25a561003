declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@generated/first-load/default/dates.json' {
  const patterns: import('./plugins/first-load/date-patterns').DatePatterns;
  export default patterns;
}
