/** Has a screen reader say a text when it is done with what it says now. */
export function announce(text: string): void {
  let region = document.getElementById('page-announcement');
  if (!region) {
    region = document.createElement('div');
    region.id = 'page-announcement';
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = text;
}
