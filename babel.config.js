// Stays, whatever a build advises: builds use SWC, but `npm run write-translations` reads the sources with it.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
