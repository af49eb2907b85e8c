// Objects that never leave the thread that made them.
import java.util.ArrayList;
import java.util.List;
class Main implements Runnable {
    int n;
    public void run() {
        Main m = new Main();
        m.n++;
        List<Main> list = new ArrayList<>();
        list.add(m);
        for (Main x : list)
            x.n++;
    }
    public static void main(String[] args) {
        new Thread(new Main()).start();
        new Thread(new Main()).start();
    }
}
