/** A link to a mailbox that, where it does not fit, breaks before the @ and not in the middle of a word. */
export function Correo({ email }: { email: string }) {
  const [quien, donde] = email.split('@');
  return (
    <a href={`mailto:${email}`}>
      {quien}
      <wbr />@{donde}
    </a>
  );
}
