/* global document, location */
// Leads on from an address with the default language and keeps search and hash.
location.replace(
  new URL(document.querySelector('link[rel="canonical"]').href).pathname +
    location.search +
    location.hash,
);
