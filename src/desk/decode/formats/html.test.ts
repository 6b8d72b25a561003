import { expect, it } from 'vitest';
import { linesOfHtml } from './html';

it.each([
  ['a paragraph is a line', '<p>One</p><p>Two</p>', 'One\nTwo'],
  ['text without blocks is a line', 'One <b>and</b> two', 'One and two'],
  ['a break begins a line', 'One<br>two', 'One\ntwo'],
  ['a line of the source is none of the page', '<p>One\ntwo</p>', 'One two'],
  ['a row has bars after its cells', '<tr><td>One</td><td>Two</td></tr>', 'One | Two |'],
  ['a head of a table is a row', '<tr><th>One</th></tr><tr><td>Two</td></tr>', 'One |\nTwo |'],
  ['a block in a cell stays in its row', '<tr><td><p>One</p><p>two</p></td></tr>', 'One two |'],
  [
    'a block after a row is a line',
    '<tr><td>One</td></tr><p>Two</p><p>Three</p>',
    'One |\nTwo\nThree',
  ],
  ['a row begins a line', 'One<tr><td>Two</td></tr>', 'One\nTwo |'],
  ['an empty block is no line', '<p> </p><div></div><p>One</p>', 'One'],
  ['a style is not shown', '<style>p {}</style><p>One</p>', 'One'],
  ['a script and what is in it are not shown', '<script>write("<p>x</p>")</script>One', 'One'],
  [
    'a comparison and a quotation mark in a script hide nothing after it',
    '<script>if (a<b) write("\'")</script><p>One</p>',
    'One',
  ],
  ['a comment is not shown', 'One<!-- <p>x</p> --><p>Two</p>', 'One\nTwo'],
  ['references are characters', '<p>Pr&uuml;fung &#228;&#xE4; 1 &lt; 2</p>', 'Prüfung ää 1 < 2'],
  ['a bracket that begins no tag is text', '<p>1 < 2</p>', '1 < 2'],
  [
    'a row without its end tags is a line',
    '<tr><td>One<td>Two<tr><td>Three',
    'One | Two |\nThree |',
  ],
  ['the head is not shown', '<head><title>Title</title><p>x</p></head><body>One</body>', 'One'],
  ['an empty script hides nothing', '<script src="a"/><p>One</p>', 'One'],
  [
    'the printed invoice is not shown, with the tables in it',
    '<table class="document"><tr><td>x</td></tr><table><tr><td>y</td></tr></table><table/>z</table><p>One</p>',
    'One',
  ],
  ['another table is shown', '<table class="findings"><tr><td>One</td></tr></table>', 'One |'],
  ['another element of that class is shown', '<div class="document">One</div>', 'One'],
])('%s', (_, html, lines) => {
  expect(linesOfHtml(html)).toBe(lines);
});
