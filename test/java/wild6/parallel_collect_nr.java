// The same by collectors and by changing each element alone.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public class Main {
    static class Order {
        final String customer;
        int amount;

        Order(String customer, int amount) {
            this.customer = customer;
            this.amount = amount;
        }

        void discount() {
            amount -= amount / 10; // NORACE
        }
    }

    public static void main(String[] args) {
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < 100; i++)
            orders.add(new Order("c" + i % 7, i));
        orders.parallelStream().forEach(Order::discount);
        int total = orders.parallelStream().mapToInt(o -> o.amount).sum(); // NORACE
        Map<String, List<Order>> by =
            orders.parallelStream().collect(Collectors.groupingBy(o -> o.customer));
        System.out.println(total + " " + by.size());
    }
}
