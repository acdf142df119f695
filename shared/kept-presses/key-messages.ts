export const pressKeyMessages = {
  invalid: 'This device sent a key that we cannot read. Please load the page again.',
  tooMany:
    'This device has forgotten its key too often: it keeps nothing when the browser is closed. Link it again with a new link.',
};
