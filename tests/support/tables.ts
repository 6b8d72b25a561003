/**
 * What is wrong with the tables of a page in the present window, a line each. Runs in the page.
 */
export function tableFindings(): string[] {
  const narrow = window.innerWidth < 600;
  return Array.from(document.querySelectorAll<HTMLTableElement>('main table')).flatMap((table) => {
    const name = table.caption?.textContent || table.tHead?.textContent || '';
    const found: string[] = [];
    const box = table.closest<HTMLElement>('.table-frame');
    const place = (box ?? table).parentElement?.getBoundingClientRect();
    const beyond = table.getBoundingClientRect().right - (place?.right ?? 0);
    if (beyond > 1) found.push(`${name}: ${beyond} px wider than its place`);
    if (!box) return found;
    const around = box.parentElement;
    if (around && around.scrollWidth > around.clientWidth + 1) {
      found.push(`${name}: scrolls sideways`);
    }
    const cells = Array.from(table.querySelectorAll<HTMLElement>('th, td'));
    const outside = cells.find(
      (cell) => cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth > 1,
    );
    if (outside) found.push(`${name}: "${outside.textContent}" is wider than its cell`);
    const scrolls = around && getComputedStyle(around).overflowY !== 'visible';
    if (narrow && scrolls && !table.querySelector('button[value]')) {
      found.push(`${name}: a scroll box`);
    }
    for (const part of Array.from(table.querySelectorAll<HTMLElement>('.whole'))) {
      if (part.getClientRects().length > 1) found.push(`${name}: ${part.textContent} is broken`);
    }
    if (!narrow) {
      const widest = Array.from(table.querySelectorAll<HTMLElement>('thead .widest'));
      const width = widest[0]?.clientWidth ?? Infinity;
      if (width < 300) found.push(`${name}: descriptions have ${width} px`);
    }
    return found;
  });
}

/**
 * Codes, and identifiers in tables and lists of values, that break within a part; where two parts meet,
 * as in `urn:cen.eu`, they may. Runs in the page.
 */
export function brokenIdentifiers(): string[] {
  const identifier = /\d|_|\w[.:@]\w|[a-z][A-Z]/;
  const separator = /[-–:#/@=>]$/;
  const range = document.createRange();
  const found: string[] = [];
  const topOf = (node: Text, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return Array.from(range.getClientRects(), ({ top }) => top).at(-1) ?? 0;
  };
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document,
    NodeFilter.SHOW_TEXT,
  );
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const parent = node.parentElement;
    const isCode = Boolean(parent?.closest('code'));
    if (!parent?.closest('code, td, th, dd') || parent.closest('thead, .visually-hidden')) continue;
    range.selectNodeContents(node);
    if (
      range.getBoundingClientRect().height <
      1.5 * parseFloat(getComputedStyle(parent).fontSize)
    ) {
      continue;
    }
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      if (!isCode && !identifier.test(word)) continue;
      for (let at = 1; at < word.length; at += 1) {
        const place = index + at;
        if (topOf(node, place, place + 1) < topOf(node, place - 1, place) + 4) continue;
        const before = word.slice(0, at);
        if (!separator.test(before)) found.push(`${before}⏎${word.slice(at)}`);
      }
    }
  }
  return found;
}
