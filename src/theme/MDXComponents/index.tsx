/**
 * Wraps @docusaurus/theme-classic MDXComponents, 3.8.1.
 *
 * Why: rows of field tables have ids, which upstream's check of anchors does not see.
 */
import AnchorRow from '@site/src/components/AnchorRow';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, tr: AnchorRow };
