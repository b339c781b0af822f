/** What pages do where the connection or the server fails. Loaded after the scripts that start a page. */
import './download-stored-documents.ts';
// After it: other documents are not loaded offline.
import './block-offline-navigation.ts';
import './load-next-page-whole.ts';
import './load-pictures-again.ts';
