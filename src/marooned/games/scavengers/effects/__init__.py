"""What cards, Areas, Traumas and Characters do."""
