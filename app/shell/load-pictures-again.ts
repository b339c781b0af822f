/**
 * Loads pictures that failed without a connection once there is one, and before they are printed. Those of `Picture` are
 * no more in the page then: it does so itself.
 */
function loadPicturesAgain(): void {
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0 && picture.src !== '') picture.setAttribute('src', picture.src);
}

window.addEventListener('online', loadPicturesAgain);
window.addEventListener('beforeprint', loadPicturesAgain);
