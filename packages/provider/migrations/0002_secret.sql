-- What cookies, nonces and challenges are signed with; every process of one database signs alike.
CREATE TABLE shop_secret (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  secret text NOT NULL
);
