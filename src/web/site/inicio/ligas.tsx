import { Link } from 'react-router';
import { club } from '#club';
import { ligasOfrecidas } from '#contract/club/ofrecido.ts';
import { rutas } from '#contract/rutas.ts';
import { CLASES, type TipoGestionado } from '#domain/liga/tipos.ts';
import { TarjetaEnlace } from '#web/club/tarjeta-enlace.tsx';
import { Bloque, TARJETAS } from './bloque.tsx';

const EN_BLANCO = 'Calendario, resultados y clasificaciones, al día.';

const TEXTOS: Record<TipoGestionado, string> = {
  social: 'Desde los 16 años, con ascensos y descensos.',
  infantil: 'De 7 a 16 años, con monitor en la pista.',
};

const ENLACES = [
  ['Horarios', rutas.horarios],
  ['Clasificaciones', rutas.clasificaciones],
] as const;

const Enlaces = ({ tipo }: { tipo: TipoGestionado }) => (
  <ul className="-my-3 flex flex-wrap gap-x-6 md:mt-auto">
    {ENLACES.map(([texto, ruta]) => (
      <li key={texto}>
        <Link to={ruta(tipo)} className="relative inline-block py-3 font-semibold">
          {texto}
          <span className="visually-hidden"> {CLASES[tipo].deTitulo}</span>
        </Link>
      </li>
    ))}
  </ul>
);

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
