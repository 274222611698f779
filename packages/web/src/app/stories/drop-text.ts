/** Drops a text on an element as a browser does that drags it from elsewhere. */
export function dropText(on: Element, text: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/plain', text);
  on.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}
