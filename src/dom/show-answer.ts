/** Height of an answer that is enough to notice it, in pixels. */
const SEEN = 48;

/**
 * Brings the field that is typed into to the top of the window when its answer is out of sight below.
 */
export function showAnswer(answer: Element | null | undefined): void {
  const field = document.activeElement;
  const height = window.visualViewport?.height ?? window.innerHeight;
  if (!answer || !field?.matches('main :is(input, textarea)')) return;
  if (answer.getBoundingClientRect().top + SEEN > height) field.scrollIntoView();
}
