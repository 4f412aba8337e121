import { club } from '#club';
import { Correo } from '#web/club/correo.tsx';

/** Each mailbox with what it is for; that of the club itself is over them. */
export function Buzones() {
  return (
    <ul className="grid gap-x-8 wrap-anywhere border-hairline border-b text-ink-soft text-s sm:grid-cols-2 lg:grid-cols-3">
      {club.buzones
        .filter(({ proposito, email }) =>
          proposito === 'informacion' ? email !== club.email : proposito !== 'campus' || club.ofrece.campus,
        )
        .map(({ proposito, nombre, email, descripcion }) => (
          <li key={proposito} className="grid content-start gap-1 border-hairline border-t py-4">
            <h3 className="text-ink text-l">{nombre}</h3>
            <p>{descripcion}</p>
            <p>
              <Correo email={email} />
            </p>
          </li>
        ))}
    </ul>
  );
}
