// A variable that is given away and gets something else for it in some rounds of a loop.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Exchanger;
class Block {
    final List<Integer> items = new ArrayList<>();
    int sum;
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Exchanger<Block> exchanger = new Exchanger<>();
        Thread filler = new Thread(() -> {
            Block mine = new Block();
            try {
                for (int i = 0; i < 100; i++) {
                    mine.items.add(i); // NORACE
                    mine.sum += i; // NORACE
                    if (mine.items.size() == 10) { // NORACE
                        mine = exchanger.exchange(mine);
                    }
                }
            } catch (InterruptedException e) {
                return;
            }
        });
        Thread emptier = new Thread(() -> {
            Block mine = new Block();
            try {
                for (int i = 0; i < 10; i++) {
                    mine = exchanger.exchange(mine);
                    System.out.println(mine.sum); // NORACE
                    mine.items.clear(); // NORACE
                    mine.sum = 0; // NORACE
                }
            } catch (InterruptedException e) {
                return;
            }
        });
        filler.start();
        emptier.start();
        filler.join();
        emptier.join();
    }
}
