// Used by Docusaurus where a file is not compiled by SWC.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
