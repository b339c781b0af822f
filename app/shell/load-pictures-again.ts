/** Loads pictures other than those of `Picture` that failed without a connection again, once there is one, or before they are printed. */
function loadPicturesAgain(): void {
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0 && picture.src !== '') picture.setAttribute('src', picture.src);
}

window.addEventListener('online', loadPicturesAgain);
window.addEventListener('beforeprint', loadPicturesAgain);
