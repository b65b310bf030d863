-- One row that every readiness check writes: only a commit proves that a write is possible.
CREATE TABLE readiness (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  checked_at timestamptz NOT NULL
);

-- A changed row may fit where an old version of it was, also on a disk that is full. A sort that does not fit into its
-- memory needs a file, half a megabyte of it, which is gone again when the statement ends.
CREATE FUNCTION prove_writable() RETURNS void
LANGUAGE plpgsql SET work_mem = '64kB' AS $$
BEGIN
  PERFORM count(*) FROM (SELECT n FROM generate_series(1, 25000) AS n ORDER BY -n) AS sorted;
  INSERT INTO readiness (checked_at) VALUES (now())
    ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at;
END
$$;
