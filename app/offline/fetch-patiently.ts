/**
 * A network that is there and does not answer, as where the signal is weak. The browser would wait for minutes; a page
 * that is stored is shown earlier. On the slowest lines that visitors have, an answer begins within three seconds.
 */

/** How long a stored page waits for an answer to begin, in milliseconds. */
const patience = 8_000;
/** The same for the pages after one that has waited in vain, until anything is answered. */
const patienceInSilence = 1_000;

let isSilent = false;

/**
 * Requests a page, or its data. Throws where the network fails, and where it does not answer although the page
 * `isStored`.
 */
export async function fetchPatiently(request: Request, isStored: () => Promise<boolean>): Promise<Response> {
  let isAnswered = false;
  const answer = fetch(request).then((response) => {
    isAnswered = true;
    isSilent = false;
    return response;
  });
  const silence = wait(isSilent ? patienceInSilence : patience).then(async () => {
    if (isAnswered || !(await isStored())) return answer;
    isSilent = true;
    throw new Error('The network does not answer.');
  });
  return Promise.race([answer, silence]);
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
