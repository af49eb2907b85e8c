// A synchronised wrapper, Vector and Hashtable lock themselves.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Hashtable;
import java.util.List;
import java.util.Vector;
class Main {
    static final Vector<String> vector = new Vector<>();
    static final Hashtable<String, String> table = new Hashtable<>();
    public static void main(String[] args) {
        List<String> list = Collections.synchronizedList(new ArrayList<>());
        Runnable r = () -> {
            list.add("a");
            vector.add("b");
            table.put("c", "d");
        };
        new Thread(r).start();
        new Thread(r).start();
    }
}
