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
