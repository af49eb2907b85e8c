// A key that keeps its hash once it was computed, as strings do: a race, if a harmless one.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

final class Key {
    private final String a, b;
    private int hash;

    Key(String a, String b) {
        this.a = a;
        this.b = b;
    }

    @Override
    public int hashCode() {
        int h = hash; // RACE!
        if (h == 0) {
            h = a.hashCode() * 31 + b.hashCode();
            hash = h; // RACE!
        }
        return h;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Key && ((Key) o).a.equals(a) && ((Key) o).b.equals(b);
    }
}

public class Main {
    public static void main(String[] args) {
        ConcurrentMap<Key, String> map = new ConcurrentHashMap<>();
        Key shared = new Key("x", "y");
        for (int i = 0; i < 4; i++) {
            int n = i;
            new Thread(() -> {
                map.put(shared, "value " + n);
                System.out.println(map.get(shared));
            }).start();
        }
    }
}
