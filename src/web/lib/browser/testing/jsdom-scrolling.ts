/** Set-up of the tests that run in jsdom, which lays nothing out and so has no `scrollIntoView`: it does nothing. */
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {};
