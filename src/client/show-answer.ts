/** Height of a window that a phone's keyboard leaves, at most; a higher one shows field and answer. */
const SHORT = 560;
/** How much of an answer is enough to see that it is there, in pixels. */
const SEEN = 48;

/**
 * Brings the field that is typed into to the top of a short window when its answer is out of sight
 * below.
 */
export function showAnswer(answer: Element | null | undefined): void {
  const field = document.activeElement;
  const height = window.visualViewport?.height ?? window.innerHeight;
  if (!answer || height > SHORT || !field?.matches('main :is(input, textarea)')) return;
  if (answer.getBoundingClientRect().top + SEEN > height) field.scrollIntoView();
}
