// A synchronized map may not be walked without its lock.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class Main {
    private final Map<Integer, String> users = Collections.synchronizedMap(new HashMap<>());

    void login(int id) {
        users.put(id, "user" + id); // RACE!
    }

    void logout(int id) {
        users.remove(id); // RACE!
    }

    void list() {
        for (Map.Entry<Integer, String> e : users.entrySet()) // RACE!
            System.out.println(e.getKey() + e.getValue()); // RACE
    }

    int count() {
        synchronized (users) {
            int n = 0;
            for (String s : users.values()) // NORACE
                n += s.length();
            return n;
        }
    }

    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> {
            for (int i = 0; i < 10; i++)
                m.login(i);
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 10; i++)
                m.logout(i);
        }).start();
        m.list();
        System.out.println(m.count());
    }
}
