// The members are handed out as an unmodifiable view of a list that goes on to change.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Group {
    private final List<String> members = new ArrayList<>();

    synchronized void join(String name) {
        members.add(name); // RACE!
    }

    synchronized void leave(String name) {
        members.remove(name); // RACE!
    }

    synchronized List<String> members() {
        return Collections.unmodifiableList(members);
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Group group = new Group();
        Thread admin = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                group.join("user" + i);
                if (i > 10)
                    group.leave("user" + (i - 10));
            }
        });
        admin.start();
        for (int i = 0; i < 10; i++)
            for (String m : group.members()) // RACE!
                System.out.println(m);
        admin.join();
    }
}
