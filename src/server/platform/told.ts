/** Why a command did not do what it was asked, in a sentence for whoever runs it: no trace is of any use to them. */
export class Told extends Error {}
