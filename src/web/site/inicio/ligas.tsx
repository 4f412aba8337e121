import { Link } from 'react-router';
import { club } from '#club';
import { ligasOfrecidas } from '#contract/club/ofrecido.ts';
import { rutas } from '#contract/rutas.ts';
import { CLASES, type TipoGestionado } from '#domain/liga/tipos.ts';
import { TarjetaEnlace } from '#web/club/tarjeta-enlace.tsx';
import { cx } from '#web/ui/cx.ts';
import { Bloque, TARJETAS } from './bloque.tsx';

const EN_BLANCO = 'Calendario, resultados y clasificaciones, al día.';

const TEXTOS: Record<TipoGestionado, string> = {
  social: 'Desde los 16 años, con ascensos y descensos.',
  infantil: 'De 7 a 16 años, con monitor en la pista.',
};

const ENLACE = cx('relative inline-block py-3 font-semibold');

function Enlaces({ tipo }: { tipo: TipoGestionado }) {
  const de = <span className="visually-hidden"> {CLASES[tipo].deTitulo}</span>;
  return (
    <ul className="-my-3 flex flex-wrap gap-x-6 md:mt-auto">
      <li>
        <Link to={rutas.horarios(tipo)} className={ENLACE}>
          Horarios{de}
        </Link>
      </li>
      <li>
        <Link to={rutas.clasificaciones(tipo)} className={ENLACE}>
          Clasificaciones{de}
        </Link>
      </li>
    </ul>
  );
}

/** The leagues, and the ways into each. */
export const Ligas = () => (
  <Bloque id="competicion" titulo="Competición">
    <div className={TARJETAS}>
      {ligasOfrecidas().map((tipo) => (
        <TarjetaEnlace
          key={tipo}
          titulo={CLASES[tipo].titulo}
          to={`/competicion-liga-${tipo}-presentacion`}
          imagen={<img src={`/dibujos/liga-${tipo}.svg`} alt="" loading="lazy" />}
          forma="fila"
        >
          <p className="text-balance">{club.enBlanco ? EN_BLANCO : TEXTOS[tipo]}</p>
          <Enlaces tipo={tipo} />
        </TarjetaEnlace>
      ))}
    </div>
  </Bloque>
);
